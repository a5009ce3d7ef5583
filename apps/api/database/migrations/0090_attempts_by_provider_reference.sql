-- A message names an attempt by what the provider calls it: it is looked up before the provider is asked. Two attempts under one
-- name could not be told apart.

create unique index payment_attempt_provider_reference on payment_attempt (provider, provider_reference)
  where provider_reference is not null;

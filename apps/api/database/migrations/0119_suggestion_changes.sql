-- Suggestions for a text are kept in memory, and forgotten when a name is indexed anew: also one of no product.
create trigger tell_suggestion after insert or update or delete on suggestion
  for each statement execute function tell_content('search');

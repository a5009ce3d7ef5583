// Invariants of accounts and their sessions.

export const accountsInvariants: Record<string, string> = {
  'a session with two keys in force': `
    select session_id from refresh_token where replaced_at is null group by session_id having count(*) > 1`,
  'a deleted account with personal data': `
    select id from customer where deleted_at is not null and (
      email is not null or password_hash is not null or mobile is not null or birth_date is not null or second_factor is not null
      or exists (select from customer_address a where a.customer_id = customer.id)
      or exists (select from customer_identity i where i.customer_id = customer.id))`,
  'a session of an account that is deleted': `
    select s.id from session s join customer c on c.id = s.customer_id where c.deleted_at is not null and s.ended_at is null`,
}

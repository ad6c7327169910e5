-- R15.4: the quotes that a cart can go into, the one changed last first. Those of a company that has thousands were looked for
-- among everybody's, from the newest on.
create index quotes_company_state_index on quotes (company_id, state, updated_at desc, id desc) where removed_at is null;

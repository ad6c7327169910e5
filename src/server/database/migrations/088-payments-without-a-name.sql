-- Of as many payments few wait for the name that the provider gives them: asked at every webhook, which anybody can send.
create index payment_attempts_unnamed_index on payment_attempts (created_at)
  where provider_id is null and status in ('creating', 'expired');

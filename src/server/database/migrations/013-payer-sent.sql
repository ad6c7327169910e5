-- When the payer was last sent to the provider for this attempt: that is the one they come back from, also when they
-- have left others open on the way.
alter table payment_attempts add column sent_at timestamptz;

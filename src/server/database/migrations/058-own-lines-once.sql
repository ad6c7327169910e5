-- R13.1: a line of the dealer's own is added by a form that may be sent twice. A line that was made otherwise has no key, and a
-- copy has that of its original: whether there is one is asked while the quote is held.
alter table quote_lines add column key uuid;

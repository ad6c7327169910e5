-- Words anywhere in a row of the logbook are found without reading all of it. A PostgreSQL that does not have the extension,
-- or a user who may not add it, searches more slowly and finds the same.
do $$
begin
  create extension if not exists pg_trgm;
  -- The same words as find-entries.ts looks through, or the index is not used.
  create index logbook_words_index on logbook using gin ((
    person_name || ' ' || subject_name || ' ' || coalesce(subject_id, '') || ' ' ||
    coalesce(before::text, '') || ' ' || coalesce(after::text, '') || ' ' || address
  ) gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'the logbook is searched without an index: %', sqlerrm;
end $$;

-- One person's rows, and those of one kind, newest first.
drop index logbook_person_id_index;
create index logbook_person_id_index on logbook (person_id, at desc, id desc);
drop index logbook_action_index;
create index logbook_action_index on logbook (action, at desc, id desc);

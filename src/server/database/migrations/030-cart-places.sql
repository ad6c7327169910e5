-- Where a line stands among the others when that is not where its timestamp puts it: a copy stands below its original.
alter table cart_lines add column sort_place double precision;

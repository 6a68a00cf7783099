-- Why a name deserves a second look by a person (`mixed-script`: letters of look-alike alphabets in one word).
alter table company add column name_flag text check (name_flag in ('mixed-script'));

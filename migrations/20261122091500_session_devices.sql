-- What a person recognises a session by, such as 'Firefox on Windows': words of ours, never the browser's own text.
alter table session add column device text;

-- 'remote': ended from the list of sessions. 'password': the person changed the password in another session.
alter table session drop constraint session_ended_reason_check;
alter table session add constraint session_ended_reason_check
  check (ended_reason in ('logout', 'reset', 'operator', 'remote', 'password')) not valid;
alter table session validate constraint session_ended_reason_check;

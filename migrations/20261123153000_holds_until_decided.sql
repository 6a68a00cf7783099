-- A posting that shows signs of a scam is held until an operator decides, not for a day as after reports.
alter table moderation_event add column until_decided boolean not null default false;
alter table moderation_event add constraint moderation_event_until_decided_check check (not until_decided or kind = 'hold') not valid;
alter table moderation_event validate constraint moderation_event_until_decided_check;

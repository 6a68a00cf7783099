-- Boards that answer with too much, or with another company's postings, are doubted like those that answer with too little.
-- squawk-ignore renaming-column
alter table board rename column shrunk_since to doubted_since;
-- squawk-ignore renaming-column
alter table board rename column shrunk_count to doubted_count;
alter table board
  -- Until when the board was a smaller or another one, and how many postings it listed then: it may return to that.
  add column grown_at timestamptz,
  add column earlier_count integer;

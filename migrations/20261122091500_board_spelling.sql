-- Sources ignore the case of a token, so boards are looked up without it: two spellings are one board.
create index board_by_spelling on board (source, lower(token));

/** SQL: the token that a board is stored under, in whatever case this one has; this one if the board is unknown. */
export const storedToken = (source: string, token: string) =>
  `coalesce((select known.token from board known where known.source = ${source} and lower(known.token) = lower(${token})
    order by known.token <> ${token}, known.id limit 1), ${token})`;

/** SQL: whether the board of row `r` is unknown, in whatever case its token has, or only a guest's find. */
export const IS_UNKNOWN_OR_PENDING = `not exists (select from board known
  where known.source = r.source and lower(known.token) = lower(r.token) and known.state <> 'pending')`;

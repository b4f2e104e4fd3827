/**
 * Rows of a list that are counted where no total of them is kept, as under a search: more are told as "300+". Counting so far costs the
 * same among a million rows as among a thousand (docs/decisions/013).
 */
export const mostCounted = 300;

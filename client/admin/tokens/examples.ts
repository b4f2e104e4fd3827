/** Query of the examples, on one line so that it needs no escaping in any shell or language. */
const query = '{ quoteRequests(first: 5) { totalCount nodes { reference company status createdAt } } }';

/**
 * Returns complete example requests by program.
 * @param origin origin of this site
 * @param secret the token, or a placeholder
 */
export const createExamples = (origin: string, secret: string) => ({
  curl: `curl -sS '${origin}/graphql' \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query": "${query}"}'`,

  python: `import json
import urllib.request

request = urllib.request.Request(
    "${origin}/graphql",
    data=json.dumps({"query": "${query}"}).encode(),
    headers={"Authorization": "Bearer ${secret}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
print(answer["data"]["quoteRequests"]["totalCount"])`,

  r: `library(httr2)

answer <- request("${origin}/graphql") |>
  req_auth_bearer_token("${secret}") |>
  req_body_json(list(query = "${query}")) |>
  req_perform() |>
  resp_body_json()
answer$data$quoteRequests$totalCount`,

  csv: `curl -sS '${origin}/exports/quotes.csv?status=NEW' \\
  -H 'Authorization: Bearer ${secret}' -o talepler.csv`,
});

type Program = keyof ReturnType<typeof createExamples>;
export const programs: readonly Program[] = ['curl', 'python', 'r', 'csv'];

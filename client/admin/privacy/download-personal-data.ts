import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { saveFile } from '../kit/save-file.ts';

/**
 * Fetches all data of a person as a ZIP file and saves it, after a fresh proof of identity when the server asks for one.
 * @throws the error of the server in the form of GraphQL errors, so that forms show it
 */
export async function downloadPersonalData(email: string, requestProof: () => Promise<boolean>): Promise<void> {
  const request = () =>
    fetch('/privacy/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  let response = await request();
  if (response.status === 403 && (await requestProof())) response = await request();
  if (!response.ok) {
    const body = await response.text();
    if (!body.startsWith('{')) throw new ServerError('The export failed', { response, bodyText: body });
    const { error } = JSON.parse(body) as { error: { message: string } };
    const { message, ...extensions } = error;
    throw new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
  }
  saveFile(await response.blob(), 'kordon-personal-data.zip');
}

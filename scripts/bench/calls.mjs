import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { countReads, getToken } from './emulated.mjs';

const EMAIL = 'client@agency-one.example';

const succeed = async (address, init) => {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${text}`);
};

/** Lists under the rules, like a browser that starts listening. */
const listUnderRules = (headers) =>
  succeed(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'projects' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                ['agencyId', 'agency-one'],
                ['companyId', 'company-lumen'],
              ].map(([fieldPath, stringValue]) => ({
                fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
              })),
            },
          },
          limit: 1,
        },
      }),
    },
  );

/** Measures authentication on the running stack: what a call reads, and a list of one document under the rules. */
export const benchCalls = async () => {
  const token = await getToken(EMAIL);
  const headers = { ...(await getAppProof()), Authorization: `Bearer ${token}` };
  const callSignedIn = () => succeed(`${APP_ADDRESS}/api/projectStep/type/regular`, { headers });

  await callSignedIn();

  return [
    ['Documents read to authenticate a call', String(await countReads(callSignedIn)), '1'],
    [
      'Documents read by a list of one under the rules',
      String(await countReads(() => listUnderRules(headers))),
      '2',
    ],
  ];
};

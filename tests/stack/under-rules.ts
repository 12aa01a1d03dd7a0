import { FirestoreRest, type Caller, type Outcome, type QueryShape } from '../rules/firestore-rest.ts';

const database = new FirestoreRest(
  process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
  'demo-casting',
);

const getCaller = (token: string): Caller => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  return { uid: String(claims['sub']), claims };
};

export const fetchUnderRules = async (token: string, path: string): Promise<Outcome['status']> =>
  (await database.get(getCaller(token), path)).status;

export const listUnderRules = async (token: string, query: QueryShape): Promise<Outcome['status']> =>
  (await database.list(getCaller(token), query)).status;

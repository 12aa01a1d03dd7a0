import { expect } from 'vitest';

/** A token as if its owner had signed in that many seconds ago. */
export const ageSession = (token: string, seconds: number): string => {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const older = { ...claims, auth_time: claims.auth_time - seconds };
  return `${header}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.`;
};

/** Backdates the account, so that older sessions are valid. */
export const acceptOldSessions = async (uid: string): Promise<void> => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-casting/accounts:update`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '1' }),
  });
  expect(response.status).toBe(200);
};

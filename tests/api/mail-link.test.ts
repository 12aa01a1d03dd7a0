import { expect, it } from 'vitest';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

it('a user gets a link within the app by email at their own address', async () => {
  const { agencyId, companyId } = await makeTenant(0);
  const person = await makePerson(agencyId, companyId, 'client');
  const send = (path: string, token: string | undefined = person.token) =>
    call('POST', '/user/link-for-computer', { token, body: { path } });
  const { email } = (await firestore().doc(`users/${person.uid}`).get()).data() as { email: string };

  expect((await send('/project/list?shelf=archived')).status).toBe(200);
  expect((await waitForMail(email)).text).toContain('/project/list?shelf=archived');
  for (const path of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])
    expect((await send(path)).status).toBe(422);
  const admin = await makePerson(agencyId, companyId, 'admin');
  expect((await send('/project/list', await getActingToken(admin.token, person.uid))).status).toBe(403);
});

import { randomBytes } from 'node:crypto';
import { makeAccount } from './account.ts';
import { firestore } from './admin.ts';

export const makeWaitingClient = async (): Promise<{ email: string; name: string }> => {
  const uid = `waiting-${randomBytes(4).toString('hex')}`;
  const email = `${uid}@studio.example`;
  const [seeded] = (
    await firestore().collection('clients').where('email', '==', 'pending@agency-one.example').get()
  ).docs;
  const companyId = `company-${uid}`;
  const agencyIds = ['agency-one'];
  const user = { displayName: `Olga ${uid}`, companyId };
  await makeAccount({ uid, email, held: { client: agencyIds }, status: 'PENDING', user });
  await firestore()
    .doc(`clients/${uid}`)
    .set({ ...seeded?.data(), email, companyId, name: 'Olga', lastName: uid });
  await firestore().doc(`companies/${companyId}`).set({ name: 'Ruiz', companyType: 'OTHER', agencyIds });

  return { email, name: user.displayName };
};

import { Timestamp } from 'firebase-admin/firestore';
import { toLiveOrder } from '@domain/ledger/live-licences.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { firestore } from './admin.ts';
import { tick } from './moments.ts';
import { getDayFromNow } from './pricing.ts';

/** Updates the ledger with all orders so far. */
export const runLedger = (): Promise<void> => tick('ledger', Date.now() + 1000);

/** All sales of an order in any state, by record name. */
export const findSold = async (orderId: string): Promise<readonly SoldLicence[]> => {
  const { docs } = await firestore().collection('soldLicences').where('orderId', '==', orderId).get();
  return docs
    .map((found) => ({ ...(found.data() as SoldLicence), id: found.id }))
    .sort((a, b) => a.assetName.localeCompare(b.assetName));
};

/** A licence as an agency sold it: one year of internet in Spain for a car maker, not aired. */
export const makeLicence = (
  talentId: string,
  { agencyId, companyId }: Pick<SoldLicence, 'agencyId' | 'companyId'>,
): SoldLicence => {
  const orderId = `elsewhere-${talentId}`;
  const makeItem = (code: string) => ({ code, label: code, labelEs: code });

  return {
    id: `${orderId}_1`,
    agencyId,
    companyId,
    talentId,
    projectId: orderId,
    orderId,
    revision: 1,
    talentName: 'Voice',
    voiceId: 'v',
    character: 'Narrator',
    language: 'eng',
    assetName: 'Spot',
    licenceId: 'l',
    brand: 'Elsewhere',
    brandCategory: 'CARS',
    duration: makeItem('1Y'),
    format: makeItem('INTERNET'),
    territoryCover: makeItem('ESP'),
    soldOn: getDayFromNow(0),
    firstAirOn: null,
    expiresOn: null,
    state: 'live',
    companyName: 'Elsewhere',
    projectName: 'Elsewhere',
    liveThrough: null,
    renewedTerms: 0,
    words: [],
    renewals: 0,
    renewal: null,
    remindedThrough: null,
    remindAt: null,
    prices: { currency: 'EUR', earned: 30_000, renewal: 33_000, renewalEarned: 30_000 },
    updatedAt: Timestamp.now(),
  };
};

/** Has another agency sell such a licence. */
export const sellElsewhere = async (talentId: string): Promise<void> => {
  const sold = makeLicence(talentId, { agencyId: 'agency-elsewhere', companyId: 'company-elsewhere' });
  const { id, ...fields } = sold;
  await firestore().doc(`soldLicences/${id}`).set(fields);
  await firestore()
    .doc(`liveLicences/${talentId}`)
    .set({ orders: { [sold.orderId]: toLiveOrder([sold]) } });
};

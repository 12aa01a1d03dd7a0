import { renewalOf, type RenewalOffer } from './renewals.ts';
import { licenceStageOf, type LicenceStage } from './licence-stage.ts';
import type { SoldLicence } from './sold-licences.ts';
import type { UseReportView } from './use-reports.ts';

/** What a licence is to somebody: bought by their company, sold by their agency, or of their own voice. */
export type LicenceReader = 'client' | 'staff' | 'talent';

/** What everybody is told of a licence that they have to do with. */
interface CommonRow extends Pick<
  SoldLicence,
  | 'id'
  | 'projectName'
  | 'character'
  | 'language'
  | 'assetName'
  | 'duration'
  | 'format'
  | 'territoryCover'
  | 'soldOn'
  | 'firstAirOn'
  | 'expiresOn'
  | 'renewedYears'
> {
  readonly stage: LicenceStage;
  /** Of its amounts, which are in minor units; null: on request. */
  readonly currency: string;
}

/**
 * A licence as one side is told of it. Talents hear neither of the client's amounts nor of company and brand, and clients nothing of
 * what the talent gets.
 */
export interface LicenceRow extends CommonRow {
  /** Client and staff. */
  readonly talentName?: string;
  readonly projectId?: string;
  readonly brand?: string;
  /** What another year costs the client. */
  readonly renewalPrice?: number | null;
  /** Another year as it can be ordered now; null: it cannot. */
  readonly offer?: RenewalOffer | null;
  /** Talent and staff: whether they may offer another year to the client now. */
  readonly mayOffer?: boolean;
  /** Whether another year is offered, so that the client need only confirm it. */
  readonly isOffered?: boolean;
  /** The last order for another year; null: none. */
  readonly renewal?: SoldLicence['renewal'];
  /** Whether this reader may say its first day on air now. */
  readonly takesFirstAir?: boolean;
  /** Staff alone. */
  readonly companyName?: string;
  readonly brandCategory?: string | null;
  /** Talent and staff: what the talent gets of what it was sold for, and of another year. */
  readonly earned?: number | null;
  readonly renewalEarned?: number | null;
  /** Talent and staff: what the talent reported of use beyond it, the latest first. */
  readonly uses?: readonly UseReportView[];
}

const common = (licence: SoldLicence, stage: LicenceStage): CommonRow => {
  const { id, projectName, character, language, assetName, duration, format, territoryCover } = licence;
  const { soldOn, firstAirOn, expiresOn, renewedYears, prices } = licence;
  const what = { id, projectName, character, language, assetName, duration, format, territoryCover };
  return { ...what, soldOn, firstAirOn, expiresOn, renewedYears, stage, currency: prices.currency };
};

const talentsPart = ({ prices: { earned, renewalEarned } }: SoldLicence) => ({ earned, renewalEarned });

const productionsPart = (licence: SoldLicence, today: string) => {
  const { talentName, projectId, brand, prices, renewal } = licence;
  const renewalPrice = prices.renewal;
  return { talentName, projectId, brand, renewalPrice, renewal, offer: renewalOf(licence, today) };
};

/** A licence as its reader may know it on a day (`YYYY-MM-DD`, by the agency's clock). */
export const licenceRow = (licence: SoldLicence, today: string, reader: LicenceReader): LicenceRow => {
  const offer = renewalOf(licence, today);
  const isOffered = offer !== null && licence.offeredKey === offer.key;
  const row = { ...common(licence, licenceStageOf(licence, today)), isOffered };
  const mayOffer = offer !== null && !isOffered;
  if (reader === 'talent') return { ...row, ...talentsPart(licence), mayOffer };
  const isLive = licence.state === 'live';
  if (reader === 'client')
    return {
      ...row,
      ...productionsPart(licence, today),
      takesFirstAir: isLive && licence.firstAirOn === null,
    };
  const { companyName, brandCategory } = licence;
  return {
    ...row,
    ...productionsPart(licence, today),
    ...talentsPart(licence),
    ...{ companyName, brandCategory, takesFirstAir: isLive, mayOffer },
  };
};

import { parseTerm } from '../pricing/terms.ts';
import { toRenewal, type RenewalOffer } from './renewals.ts';
import { getLicenceStage, type LicenceStage } from './licence-stage.ts';
import { takesAgreedEnd, type SoldLicence } from './sold-licences.ts';
import type { UseReportView } from './use-reports.ts';

/** A reader's relation to a licence: bought by their company, sold by their agency, or of their own voice. */
export type LicenceReader = 'client' | 'staff' | 'talent';

/** Fields every reader of a licence sees. */
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
  | 'renewedTerms'
  | 'agreedEnd'
  | 'exclusivity'
  | 'identifiers'
> {
  readonly stage: LicenceStage;
  /** Currency of its amounts in minor units; null: on request. */
  readonly currency: string;
}

/** A licence as one side sees it. Talents see neither the client's amounts nor company and brand; clients don't see the talent's pay. */
export interface LicenceRow extends CommonRow {
  /** Client and staff. */
  readonly talentName?: string;
  readonly projectId?: string;
  readonly brand?: string;
  /** The client's price of a renewal. */
  readonly renewalPrice?: number | null;
  /** Whether the talent no longer exists: nobody could agree to a renewal. */
  readonly hasLeft?: boolean;
  /** The current renewal offer; null: none. */
  readonly offer?: RenewalOffer | null;
  /** Talent and staff: whether they may offer a renewal now. */
  readonly mayOffer?: boolean;
  /** Whether a renewal is offered, for the client to confirm. */
  readonly isOffered?: boolean;
  /** The latest renewal order; null: none. */
  readonly renewal?: SoldLicence['renewal'];
  /** Whether this reader may set the first air date now. */
  readonly takesFirstAir?: boolean;
  /** Whether this reader may enter the last day now, which the calendar doesn't determine. */
  readonly takesEnd?: boolean;
  /** Staff only. */
  readonly companyName?: string;
  readonly brandCategory?: string | null;
  /** Talent and staff: the talent's pay for the sale, and for a renewal. */
  readonly earned?: number | null;
  readonly renewalEarned?: number | null;
  /** Talent and staff: the talent's reports of use beyond it, latest first. */
  readonly uses?: readonly UseReportView[];
}

const toCommonRow = (licence: SoldLicence, stage: LicenceStage): CommonRow => {
  const { id, projectName, character, language, assetName, duration, format, territoryCover } = licence;
  const { soldOn, firstAirOn, expiresOn, renewedTerms, agreedEnd = null, prices } = licence;
  const what = { id, projectName, character, language, assetName, duration, format, territoryCover };
  const days = { soldOn, firstAirOn, expiresOn, renewedTerms, agreedEnd };
  const { exclusivity, identifiers } = licence;
  const more = { ...(exclusivity ? { exclusivity } : {}), ...(identifiers ? { identifiers } : {}) };
  return { ...what, ...days, ...more, stage, currency: prices.currency };
};

const toTalentPart = ({ prices: { earned, renewalEarned } }: SoldLicence) => ({ earned, renewalEarned });

const toProductionPart = (licence: SoldLicence, offer: RenewalOffer | null, hasLeft: boolean) => {
  const { talentName, projectId, brand, prices, renewal } = licence;
  const renewalPrice = hasLeft ? null : prices.renewal;
  return { talentName, projectId, brand, renewalPrice, renewal, offer, hasLeft };
};

/** Returns whether a reader may enter a licence's last day: staff any that the calendar doesn't determine, its client a campaign's once. */
export const mayEnterEnd = (
  licence: Pick<SoldLicence, 'duration' | 'agreedEnd'>,
  reader: LicenceReader,
): boolean => {
  if (reader === 'talent' || !takesAgreedEnd(licence)) return false;
  const isCampaign = parseTerm(licence.duration.code)?.unit === 'campaign';
  return reader === 'staff' || (isCampaign && (licence.agreedEnd ?? null) === null);
};

/** Presents a licence to its reader on a day (`YYYY-MM-DD`, in the agency's time zone). `hasLeft`: its talent no longer exists. */
export const toLicenceRow = (
  licence: SoldLicence,
  today: string,
  reader: LicenceReader,
  hasLeft = false,
): LicenceRow => {
  const offer = hasLeft ? null : toRenewal(licence, today);
  const isOffered = offer !== null && licence.offeredKey === offer.key;
  const row = { ...toCommonRow(licence, getLicenceStage(licence, today)), isOffered };
  const mayOffer = offer !== null && !isOffered;
  if (reader === 'talent') return { ...row, ...toTalentPart(licence), mayOffer };

  const isLive = licence.state === 'live';
  if (reader === 'client')
    return {
      ...row,
      ...toProductionPart(licence, offer, hasLeft),
      takesFirstAir: isLive && licence.firstAirOn === null,
      takesEnd: isLive && mayEnterEnd(licence, reader),
    };

  const { companyName, brandCategory } = licence;

  return {
    ...row,
    ...toProductionPart(licence, offer, hasLeft),
    ...toTalentPart(licence),
    ...(hasLeft ? { renewalEarned: null } : {}),
    companyName,
    brandCategory,
    takesFirstAir: isLive,
    takesEnd: isLive && mayEnterEnd(licence, reader),
    mayOffer,
  };
};

import type { Exclusivity } from '@domain/exclusivity/exclusivity.ts';
import { findExclusion } from '@domain/exclusivity/sold-exclusivities.ts';
import { getLicensedUses } from '@domain/ledger/live-licences.ts';
import type { Order } from '@domain/orders/orders.ts';
import { coversLanguage, type LicenceTerms } from '@domain/pricing/licences.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseExcludedUses, refuseExcludedVoices } from '../../work/access/refuse-excluded.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findExclusivities } from '../../work/collections/exclusivities.ts';
import { liveLicences } from '../../work/collections/live-licences.ts';
import type { OrderedInput } from '../../work/collections/order-revisions.ts';
import { storeExclusivities } from '../../work/records/exclusivities.ts';
import type { Work } from '../../work/unit/work.ts';

interface OrderedVoice {
  readonly talentId: string;
  readonly licences: readonly LicenceTerms[];
}

/** Returns the chosen voices of a price, each with the licences of its roles. */
const listOrderedVoices = ({ candidates, languages, assets }: OrderedInput): readonly OrderedVoice[] => {
  const voices = new Map<string, LicenceTerms[]>();
  for (const { isChosen, voiceId, language, talentId } of candidates) {
    if (!isChosen || !languages.includes(language)) continue;
    const licences = assets
      .filter((asset) => asset.voiceId === voiceId)
      .flatMap((asset) => asset.licences.filter((licence) => coversLanguage(licence, language)));
    voices.set(talentId, [...(voices.get(talentId) ?? []), ...licences]);
  }
  return [...voices].map(([talentId, licences]) => ({ talentId, licences }));
};

/** 409 when another company has these voices exclusively, or already uses them in the category and territory that are to be exclusive. */
const refuseTaken = async (
  work: Work,
  { id: orderId, agencyId, companyId }: Project,
  { category, territory, through }: Exclusivity,
  talentIds: readonly string[],
  from: string,
): Promise<void> => {
  const [sold, live] = await Promise.all([
    findExclusivities(talentIds, work),
    work.readAll(liveLicences, talentIds),
  ]);
  const claim = { agencyId, companyId, category: category.code, territory: territory.code };
  const use = { ...claim, brandKey: '', media: '', from, to: through };
  for (const talentId of talentIds)
    refuseExcludedUses(
      [use],
      sold.filter((item) => item.talentId === talentId),
      { companyId, orderId },
    );

  const claimed = {
    ...claim,
    id: '',
    projectId: orderId,
    orderId: '',
    talentId: '',
    companyId: '',
    from,
    through,
  };
  const running = live.flatMap((licences) => (licences ? getLicensedUses(licences.orders, orderId) : []));
  const rivals = running.filter(({ brandKey }) => !brandKey.startsWith(`${companyId} `));
  if (findExclusion(rivals, [claimed], { companyId, orderId })?.kind === 'excluded')
    throw new AppError(409, 'exclusivity.taken');
};

/** 409 while voices of a price are exclusive for another company, or can't become exclusive for this one. */
export const refuseExcludedOrder = async (
  work: Work,
  project: Project,
  input: OrderedInput,
): Promise<void> => {
  const voices = listOrderedVoices(input);
  await refuseExcludedVoices(work, project, voices);

  const { exclusivity } = input;
  if (!exclusivity) return;
  const today = await getAgencyDay(project.agencyId, work);
  const talentIds = voices.map(({ talentId }) => talentId);
  await refuseTaken(work, project, exclusivity, talentIds, today);
};

/** Makes the voices of a placed order exclusive from today on. */
export const recordExclusivity = async (work: Work, order: Order, input: OrderedInput): Promise<void> => {
  const talentIds = listOrderedVoices(input).map(({ talentId }) => talentId);
  const today = await getAgencyDay(order.agencyId, work);
  await storeExclusivities(work, order, input.exclusivity ?? null, talentIds, today);
};

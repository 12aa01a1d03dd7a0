import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useDeletionRequests } from '../data/useDeletionRequests.ts';

const DeletionRequestsCard = lazyComponent(async () => {
  const [module] = await Promise.all([import('./DeletionRequestsCard.tsx'), wantTexts('agencyPages')]);
  return module.DeletionRequestsCard;
});

/** Talents who requested erasure; renders nothing without requests. */
export const DeletionRequests = ({ agencyId }: { readonly agencyId: string }) => {
  const requests = useDeletionRequests(agencyId);
  if (requests.status === 'error') return <ErrorState error={requests.error} onRetry={requests.retry} />;
  const { data = [] } = requests;
  return data.length > 0 ? <DeletionRequestsCard requests={data} agencyId={agencyId} /> : null;
};

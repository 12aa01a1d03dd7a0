import { useStuckMail } from '../../../common/mail/useStuckMail.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

const StuckMailCard = lazyComponent(async () => {
  const [module] = await Promise.all([import('./StuckMailCard.tsx'), wantTexts('agencyPages')]);
  return module.StuckMailCard;
});

/** Undelivered emails; renders and loads nothing while there are none. */
export const StuckMails = ({ agencyId }: { readonly agencyId: string }) => {
  const stuck = useStuckMail(agencyId);
  if (stuck.status === 'error') return <ErrorState error={stuck.error} onRetry={stuck.retry} />;
  return stuck.data && stuck.data.length > 0 ? <StuckMailCard mails={stuck.data} /> : null;
};

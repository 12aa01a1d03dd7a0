import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { TwoStepCard } from './TwoStepCard.tsx';

/** Second-factor section of the security settings; read-only for an acting admin. */
export const TwoStepSection = ({ isActing }: { readonly isActing: boolean }) => {
  const text = useText();

  return (
    <SectionCard title={text('twoStep.title')} lead={text('twoStep.lead')}>
      {isActing ? <Muted variant="body1">{text('twoStep.notYours')}</Muted> : <TwoStepCard />}
    </SectionCard>
  );
};

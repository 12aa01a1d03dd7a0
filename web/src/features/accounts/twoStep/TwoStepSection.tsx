import Typography from '@mui/material/Typography';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { TwoStepCard } from './TwoStepCard.tsx';

/** The part of one's own security that is about a second step; whoever acts as somebody changes nothing of theirs. */
export const TwoStepSection = ({ isActing }: { readonly isActing: boolean }) => {
  const text = useText();
  return (
    <SectionCard title={text('twoStep.title')} lead={text('twoStep.lead')}>
      {isActing ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('twoStep.notYours')}</Typography>
      ) : (
        <TwoStepCard />
      )}
    </SectionCard>
  );
};

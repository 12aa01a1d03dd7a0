import Box from '@mui/material/Box';
import { useText } from '../../../i18n/useText.ts';
import type { FoundVoice } from '../data/groupByVoice.ts';
import type { DemoActions } from './demoActions.ts';
import { FurtherDemo } from './FurtherDemo.tsx';

interface Props {
  readonly id: string;
  readonly voice: FoundVoice;
  readonly actions: DemoActions;
}

/** The demos of a voice besides its best one. */
export const FurtherDemos = ({ id, voice: { best, others: demos }, actions }: Props) => {
  const text = useText();

  return (
    <Box
      id={id}
      component="ul"
      aria-label={text('finder.othersFor', { name: best.talentPublicName })}
      sx={{ listStyle: 'none', margin: 0, paddingInlineStart: 2, backgroundColor: 'surface.sunken' }}
    >
      {demos.map((demo) => (
        <Box component="li" key={demo.id} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
          <FurtherDemo demo={demo} actions={actions} />
        </Box>
      ))}
    </Box>
  );
};

import Box from '@mui/material/Box';
import type { Headlines } from '@domain/figures/headlines.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { NoFigures } from './NoFigures.tsx';

/** The numbers of open projects per stage, as bars that read as a list. */
export const Stages = ({ stages }: Pick<Headlines, 'stages'>) => {
  const text = useText();
  const shown = stages.filter(({ state }) => state !== 'Closed');
  const most = Math.max(...shown.map(({ count }) => count));

  return (
    <SectionCard title={text('figures.stages')} lead={text('figures.stagesLead')}>
      {most === 0 ? (
        <NoFigures>{text('figures.stagesNone')}</NoFigures>
      ) : (
        <Stack component="dl" gap={1} sx={{ margin: 0 }}>
          {shown.map(({ state, count }) => (
            <Box
              key={state}
              sx={{ display: 'grid', gridTemplateColumns: '110px 1fr', alignItems: 'center', gap: 1 }}
            >
              <dt>{text(`projects.state.${state}`)}</dt>
              <Row component="dd" isOneLine gap={1} align="center" sx={{ margin: 0 }}>
                <Box
                  sx={(theme) => ({
                    width: `${(count / most) * 85}%`,
                    minWidth: 2,
                    height: 14,
                    borderRadius: '3px',
                    backgroundColor: theme.vars.palette.primary.main,
                  })}
                />
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {count}
                </Box>
              </Row>
            </Box>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
};

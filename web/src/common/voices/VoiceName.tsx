import Block from '@mui/icons-material/BlockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { CompetingMark } from '../licences/CompetingMark.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { VoiceConsent } from './VoiceConsent.tsx';

/** Name of a listed voice and demo, with synthetic-voice consent and withdrawal. */
export const VoiceName = ({ item }: { readonly item: CastingDemo }) => {
  const text = useText();
  const { talentPublicName, name, syntheticVoiceConsent } = item.demo;
  const colour = item.isWithdrawn ? 'text.secondary' : 'text.primary';

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        component="div"
        noWrap
        sx={{ fontWeight: 560, lineHeight: 1.35, color: colour }}
        title={talentPublicName}
      >
        <bdi>{talentPublicName}</bdi>
      </Typography>
      <Muted variant="caption" component="p" noWrap title={name}>
        <bdi>{name}</bdi>
      </Muted>
      {!item.isWithdrawn && syntheticVoiceConsent && (
        <Muted variant="caption" component="p">
          <VoiceConsent isGiven />
        </Muted>
      )}
      {!item.isWithdrawn && <CompetingMark talentId={item.talentId} />}
      {item.isWithdrawn && (
        <Box sx={{ marginTop: 0.5 }}>
          <StateChip tone="neutral" icon={Block} label={text('castings.withdrawn')} />
        </Box>
      )}
    </Box>
  );
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import type { ConsentView } from '@domain/privacy/voice-data.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import type { HeldVoice } from '../data/heldVoice.ts';
import { AskedButton } from './AskedButton.tsx';
import { HeldList } from './HeldList.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

const useSaid = () => {
  const text = useText();
  return ({ kind, voice }: ConsentView): string => {
    if (kind !== 'syntheticVoice' || voice === null)
      return kind === 'syntheticVoice' ? '' : text(`voiceData.kind.${kind}`);
    const name = voice.name || text('voiceData.removedTake');
    const sentence = text(`voiceData.${voice.isGiven ? 'given' : 'withdrew'}.${voice.of}`, { name });
    return voice.by === 'agency' ? `${sentence} (${text('voiceData.byAgency')})` : sentence;
  };
};

const ConsentRow = ({ consent }: { readonly consent: ConsentView }) => {
  const text = useText();
  const dates = useDates();
  const saidBy = useSaid();
  const { version, document, agency, at } = consent;
  const wording = text('voiceData.wording', { day: dates.day(version) });

  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{saidBy(consent)}</Typography>
      <Muted>
        <DateText instant={at} withZone />
        {agency && (
          <>
            {' · '}
            <bdi>{agency}</bdi>
          </>
        )}{' '}
        ·{' '}
        {document ? (
          <Link href={document} target="_blank" rel="noreferrer">
            {wording}
          </Link>
        ) : (
          wording
        )}
      </Muted>
    </Box>
  );
};

export const ConsentHistory = ({ voice }: { readonly voice: HeldVoice }) => {
  const text = useText();
  const toasts = useToasts();
  const isByDefault = voice.demos.first?.newDemosConsent === true;
  const recordings = [...(voice.demos.items ?? []), ...(voice.takes.items ?? [])];
  const isGiven = isByDefault || recordings.some(({ syntheticVoiceConsent }) => syntheticVoiceConsent);

  return (
    <HeldList
      title={text('voiceData.consents')}
      lead={text('voiceData.consentsLead')}
      none={text('voiceData.consentsNone')}
      pages={voice.consents}
      row={(consent) => <ConsentRow key={consent.id} consent={consent} />}
    >
      {isByDefault && (
        <Row gap={2} align="center">
          <Typography sx={{ flex: '1 1 260px' }}>{text('voiceData.newDemos')}</Typography>
          <WithdrawButton of="newDemos" name={text('voiceData.newDemosName')} onDone={voice.reload} />
        </Row>
      )}
      {(isGiven || voice.takes.cursor !== undefined) && (
        <div>
          <AskedButton
            label={text('voiceData.withdrawAll')}
            title={text('voiceData.withdrawTitle')}
            warning={text('voiceData.withdrawText', { name: text('voiceData.withdrawAllName') })}
            onConfirm={async (submission) => {
              const { withdrawn: count } = await api.privacy.withdrawConsent({ of: 'all' }, submission);
              toasts.success(text('voiceData.allWithdrawn', { count }));
            }}
            onDone={voice.reload}
          />
        </div>
      )}
      <Muted>{text('voiceData.accountTerms')}</Muted>
    </HeldList>
  );
};

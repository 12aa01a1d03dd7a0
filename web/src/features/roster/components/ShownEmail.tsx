import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { EmailRecipient, ShownEmail as Shown } from '@domain/roster/roster-email.api.ts';
import { FactList } from '../../../components/FactList.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly shown: Shown;
  readonly readers: readonly EmailRecipient[];
  readonly busy: boolean;
  readonly onShow: (talentId: string) => void;
}

/** The email as one recipient gets it; others, possibly in another language, can be selected. */
export const ShownEmail = ({ shown, readers, busy, onShow }: Props) => {
  const text = useText();
  const reader = readers.find(({ talentId }) => talentId === shown.talentId);

  return (
    <Stack gap={1.5} sx={{ minWidth: 0, alignContent: 'start' }}>
      {reader && (
        <Autocomplete
          size="small"
          disableClearable
          options={readers}
          value={reader}
          disabled={busy}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ talentId }) => talentId}
          isOptionEqualToValue={(a, b) => a.talentId === b.talentId}
          onChange={(_event, { talentId }) => onShow(talentId)}
          renderInput={(params) => <TextField {...params} label={text('rosterEmail.shownTo')} />}
        />
      )}
      <FactList
        facts={[
          [text('rosterEmail.subject'), shown.subject],
          [text('rosterEmail.replyTo'), shown.replyTo],
          [text('rosterEmail.language'), text(`rosterEmail.language.${shown.locale}`)],
        ]}
      />
      {busy && <ProgressBar label={text('rosterEmail.rendering')} />}
      {/* The sandbox blocks scripts, links and navigation of typed content. */}
      <Box
        component="iframe"
        sandbox=""
        srcDoc={shown.html}
        lang={shown.locale}
        title={text('rosterEmail.preview')}
        sx={{
          width: 1,
          height: 420,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'common.white',
        }}
      />
    </Stack>
  );
};

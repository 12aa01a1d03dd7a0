import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import {
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
} from '@domain/notices/notices.ts';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly choice: NoticeChoice;
  readonly channels: readonly NoticeChannel[];
  /** Where nothing arrives yet. */
  readonly unused: readonly NoticeChannel[];
  readonly onToggle: (channel: NoticeChannel, kind: NoticeKind) => void;
}

/** A row for each kind, a column for each channel. */
export const ChannelTable = ({ choice, channels, unused, onToggle }: Props) => {
  const text = useText();

  return (
    <Box
      component="table"
      sx={{ borderCollapse: 'collapse', '& th, & td': { padding: 0.5, textAlign: 'center' } }}
    >
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <Typography
              key={channel}
              component="th"
              scope="col"
              variant="subtitle2"
              sx={{ fontSize: { xs: 12, sm: 14 }, hyphens: 'auto' }}
            >
              {text(`notices.channel.${channel}`)}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <Typography
              component="th"
              scope="row"
              variant="body2"
              sx={{ width: 1, hyphens: 'auto', overflowWrap: 'anywhere', '&&': { textAlign: 'start' } }}
            >
              {text(`notices.kind.${kind}`)}
            </Typography>
            {channels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  sx={{ padding: { xs: 0.5, sm: 1.125 } }}
                  checked={!choice.muted[channel].includes(kind)}
                  disabled={unused.includes(channel)}
                  onChange={() => onToggle(channel, kind)}
                  slotProps={{
                    input: {
                      'aria-label': `${text(`notices.kind.${kind}`)}: ${text(`notices.channel.${channel}`)}`,
                    },
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getEventLinks, type LinkedEvent } from '@domain/calendar/event-links.ts';
import { InAppHint } from '../../../components/InAppHint.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly file: string;
  readonly event: LinkedEvent;
}

const line = { display: 'inline-block', paddingBlock: 1.5 } as const;

/** Adds a booking to a calendar: by file, or by link where files can't be saved. */
export const AddToCalendar = ({ file, event }: Props) => {
  const text = useText();
  const { google, outlook } = getEventLinks(event);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        <Link href={file} download sx={line}>
          {text('availability.calendar')}
        </Link>
        <Link href={google} target="_blank" rel="noreferrer" sx={line}>
          Google Calendar
        </Link>
        <Link href={outlook} target="_blank" rel="noreferrer" sx={line}>
          Outlook
        </Link>
      </Box>
      <InAppHint />
    </>
  );
};

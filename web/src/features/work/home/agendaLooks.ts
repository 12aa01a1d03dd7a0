import EventNote from '@mui/icons-material/EventNoteOutlined';
import type { ElementType } from 'react';
import Album from '@mui/icons-material/AlbumOutlined';
import Copyright from '@mui/icons-material/CopyrightOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import type { AgendaKind } from '@domain/work/agenda.ts';

/** Dot and icon per kind of entry. */
export const AGENDA_LOOKS: Readonly<
  Record<AgendaKind, { readonly icon: ElementType; readonly colour: string }>
> = {
  session: { icon: Album, colour: 'primary.main' },
  deadline: { icon: Hearing, colour: 'warning.main' },
  option: { icon: EventNote, colour: 'warning.main' },
  licenceEnd: { icon: Copyright, colour: 'error.main' },
};

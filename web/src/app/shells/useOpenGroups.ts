import { useState } from 'react';
import { MENU_GROUPS, type MenuGroup } from '@domain/navigation/menu.ts';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';

const slot = createLocalSlot('vc.nav-groups');
/** Open by default. */
const OPEN_AT_FIRST: readonly MenuGroup[] = ['home', 'work', 'profile'];

const readRemembered = (): readonly MenuGroup[] => {
  const storedText = slot.read();
  return storedText === null ? OPEN_AT_FIRST : MENU_GROUPS.filter((id) => storedText.split(' ').includes(id));
};

/** Open groups of the sidebar, stored in this browser. */
export const useOpenGroups = () => {
  const [open, setOpen] = useState(readRemembered);
  const toggle = (group: MenuGroup) => {
    const next = open.includes(group) ? open.filter((id) => id !== group) : [...open, group];
    slot.write(next.join(' '));
    setOpen(next);
  };
  return { isOpen: (group: MenuGroup) => open.includes(group), toggle };
};

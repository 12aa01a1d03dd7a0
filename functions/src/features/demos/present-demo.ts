import type { Serialised } from '@domain/contract.ts';
import type { Demo, PublicDemo, FoundDemo, DemoView } from '@domain/demos/demos.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';

export const presentApprovedDemo = (
  caller: Caller,
  { is: _foundBy, sortName: _sortName, ...demo }: PublicDemo,
): Omit<FoundDemo, 'rehearsal'> => withOwnAgencies(caller, demo);

export const presentDemo = (
  caller: Caller,
  { storagePath: _path, approvedPath: _approvedPath, ...demo }: Demo,
): Serialised<DemoView> => serialise(withOwnAgencies(caller, demo));

import type { ConnectionSession } from '@domain/connection/connection.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const connectionSessions = collection<ConnectionSession>('connectionSessions');

export const readConnectionSession = connectionSessions.get;

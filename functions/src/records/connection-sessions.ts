import type { ConnectionSession } from '@domain/connection/connection.ts';
import { collection } from '../firestore/collection.ts';

const connectionSessions = collection<ConnectionSession>('connectionSessions');

export const readConnectionSession = connectionSessions.get;

export const writeConnectionSession = connectionSessions.set;

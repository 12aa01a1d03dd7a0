import type { Project } from '@domain/projects/projects.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';

export type Names = Pick<Project, 'name' | 'brand' | 'campaignName' | 'companyName'>;

export const toWords = ({ name, brand, campaignName, companyName }: Names): readonly string[] =>
  getWordPrefixes(name, brand, campaignName, companyName);

/** The audited fields, without copies for search. */
export const toAuditedProject = ({ words: _words, ...project }: Project): object => project;

interface RepairOptions {
  readonly check?: boolean;
  readonly project?: string;
  readonly 'without-accounts'?: boolean;
}

export declare const runRepair: (options: RepairOptions, print?: (line: string) => void) => Promise<number>;

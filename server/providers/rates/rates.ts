export interface Rate {
  /** A decimal string: one unit of the base in units of the target. */
  rate: string;
  /** Milliseconds: when the service set it. */
  at: number;
}

export interface RatesProvider {
  /** The last rate known, at most 5 minutes old while the service answers. */
  latest(base: 'USD', target: 'EUR', signal?: AbortSignal): Promise<Rate>;
}

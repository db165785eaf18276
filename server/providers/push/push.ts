/** Where a browser fetches what is pushed to it, and what it alone can read it with: base64url, as it has said itself. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** At most 3,000 bytes. */
  text: string;
  /** 1 to 32 letters of base64url: what waits for a browser that is off is replaced by the next of the same topic. */
  topic: string;
  /** Also to a browser that saves its battery. */
  isUrgent: boolean;
}

/** The push services of the browsers' makers (RFC 8030, 8291, 8292). */
export interface PushProvider {
  /** The public half of our key, base64url: a browser takes what is signed with the other half alone. */
  key: string;
  /** Whether that is an address of a push service: nothing is sent to any other. */
  accepts(endpoint: string): boolean;
  /**
   * 'gone': that browser takes nothing more from us.
   *
   * @throws {PushUnavailable} when it may later
   */
  send(address: PushAddress, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone'>;
}

export class PushUnavailable extends Error {
  override name = 'PushUnavailable';
}

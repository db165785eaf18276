/** To the inbox: the server says that a notice came, or was read elsewhere. */
export interface InboxOrder {
  type: 'unread.look';
}

/** To the frame: how many notices are unread. */
export interface UnreadNews {
  type: 'unread.changed';
  unread: number;
}

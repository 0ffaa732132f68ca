alter table private.feed_state
  -- While a node asks the newsletter; what a lost node left passes by itself.
  add column refreshing_until timestamptz,
  -- Whether the newsletter forbids other sites to show it in a frame; null while nobody has asked.
  add column refuses_frames boolean;

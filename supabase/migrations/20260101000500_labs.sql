create table public.substack_posts (
  id uuid primary key default gen_random_uuid(),
  -- The feed's own name for the post; its link where the feed gives none.
  guid text not null unique check (char_length(guid) <= 2000),
  title text not null,
  link text not null,
  author text,
  pub_date timestamptz,
  description text,
  thumbnail text,
  categories text[] not null default '{}',
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index substack_posts_pub_date_idx on public.substack_posts (pub_date desc);

-- What a conditional request needs, and when the newsletter was last asked.
create table private.feed_state (
  url text primary key,
  etag text,
  last_modified text,
  checked_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_times before update on public.substack_posts
  for each row execute function private.keep_times();
create trigger keep_times before update on private.feed_state
  for each row execute function private.keep_times();

alter table public.substack_posts enable row level security;
alter table private.feed_state enable row level security;
revoke all on public.substack_posts from anon, authenticated, service_role;
grant select, insert, update, delete on public.substack_posts to service_role;

grant select on public.substack_posts to anon, authenticated;
grant update (published) on public.substack_posts to authenticated;

create policy "Everyone reads published posts" on public.substack_posts
  for select to anon, authenticated using (published);
create policy "Staff read every post" on public.substack_posts
  for select to authenticated using ((select private.is_staff()));
create policy "Staff publish and withdraw posts" on public.substack_posts
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

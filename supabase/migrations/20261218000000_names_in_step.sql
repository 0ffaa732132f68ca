-- A client's company was founded by one migration, and only a later one had the profile write through to it. What the version
-- before wrote to a profile in between is the company's, too.
update public.companies c
set name = p.company_name, industry = p.industry, website = p.website
from public.profiles p
join public.memberships m on m.user_id = p.user_id and m.is_current
where m.company_id = c.id and c.id = p.user_id
  and (c.name, c.industry, c.website) is distinct from (p.company_name, p.industry, p.website);

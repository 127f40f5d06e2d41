### What the operator of a server tells everybody, and what must be done before somebody can go on.

public-imprint = Imprint
public-terms = Terms of use
public-privacy = Privacy
public-pages = About this server
public-announcement = Announcement
public-news = News about this server
public-close = Close the announcement
demand-warned = A warning
    .about = From the operator of this server:
    .done = I have read this
demand-work = One moment
    .about = Before your first table, your browser has to do a small calculation, so that no program can make thousands of tables. It takes a few seconds, and only once.
    .share = How much of the calculation is probably done
